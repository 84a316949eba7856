// Says how much script the pages load, and fails when the first page grows beyond what the design allows.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 150_000; // bytes, compressed: the home page, the table page and the screen of a game
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const first = Object.entries(manifest).filter(([name, { isEntry }]) => isEntry || /games\/.*\/screen\.ts$/.test(name));

function scripts(name, seen = new Set()) {
  const { file, imports = [] } = manifest[name];
  seen.add(file);
  for (const each of imports) scripts(each, seen);
  return seen;
}

const size = (file) => gzipSync(readFileSync(`dist/${file}`)).length;
const files = new Set(first.flatMap(([name]) => [...scripts(name)]));
const total = [...files].reduce((sum, file) => sum + size(file), 0);
console.log(`script of home and table page: ${total} bytes compressed, of ${limit} allowed`);
if (total > limit) process.exit(1);
