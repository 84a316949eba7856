// Says how much script the pages load, and fails when the first pages grow beyond what the design allows.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 150_000; // bytes, compressed: the home page, the table page and the screen of a game
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const named = (test) => Object.keys(manifest).filter((name) => test(name, manifest[name]));
const pages = named((_, { isEntry }) => isEntry);
const games = named((name) => /games\/.*\/screen\.ts$/.test(name));

function scripts(name, seen = new Set()) {
  const { file, imports = [] } = manifest[name];
  if (!seen.has(file)) {
    seen.add(file);
    for (const each of imports) scripts(each, seen);
  }
  return seen;
}

const size = (file) => gzipSync(readFileSync(`dist/${file}`)).length;
for (const game of games) {
  const files = new Set([...pages, game].flatMap((name) => [...scripts(name)]));
  const total = [...files].reduce((sum, file) => sum + size(file), 0);
  console.log(`script of home and table page with ${game}: ${total} bytes compressed, of ${limit} allowed`);
  if (total > limit) process.exit(1);
}
