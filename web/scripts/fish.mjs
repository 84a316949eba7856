// Paints the fish of Finspan: one file for each card into generated/finspan, and a page there that shows them all.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = new URL('../generated/finspan/', import.meta.url);
const { module } = await runnerImport('./fish/index.ts', { root, configFile: false, logLevel: 'warn' });
const cards = module.cards();

mkdirSync(out, { recursive: true });
for (const old of readdirSync(out)) rmSync(new URL(old, out));
for (const card of cards) writeFileSync(new URL(`${card.id}.svg`, out), module.picture(card));

const half = (colour) =>
  `<main style="background:${colour}">${cards.map(({ id }) => `<img src="${id}.svg" title="${id}" alt="${id}">`).join('')}</main>`;
const style = 'body{margin:0}main{display:flex;flex-wrap:wrap;gap:8px;padding:8px}img{width:200px}';
writeFileSync(
  new URL('index.html', out),
  `<!doctype html><title>Fish</title><style>${style}</style>${half('#0b1d2a')}${half('#fbf7ec')}`,
);
