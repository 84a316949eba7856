// Measures how fast the screen is; run by hand, against a server that runs ("./tidetable serve --no-limits"):
//   node e2e/speed.mjs [ADDRESS] [SLOWER] [SEATS] [GAME]
// SLOWER is by how many times the processor is slowed down for the match (4). What is printed goes into no test: other
// work on the same machine makes it worse. Times are milliseconds; "cpu" does not count what others did meanwhile.
import { chromium as playwright } from '@playwright/test';
import { chromium, root } from './chromium.mjs';

const [address = 'http://127.0.0.1:7878', slower = '4', seats = '2', game = 'fintastic-sea'] = process.argv.slice(2);
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: [...(root ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'],
});

const quantile = (/** @type {number[]} */ all, /** @type {number} */ share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
const spread = (/** @type {number[]} */ all) =>
  `median ${quantile(all, 0.5).toFixed(1)}, 95 of 100 ${quantile(all, 0.95).toFixed(1)}, most ${quantile(all, 1).toFixed(1)} (${all.length})`;

// Runs in the page: when a press is shown, when an answer is shown, and which tasks are long.
function listen() {
  const seen = { press: [], pressedAtOnce: 0, answer: [], answeredAtOnce: 0, long: [] };
  Object.assign(window, { seen });
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  addEventListener(
    'pointerdown',
    (event) => {
      const { target, timeStamp } = event;
      requestAnimationFrame(() => {
        if (target.closest?.('button')?.matches(':active')) seen.pressedAtOnce++;
        painted(() => seen.press.push(performance.now() - timeStamp));
      });
    },
    true,
  );
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        const came = performance.now();
        let changed = false;
        const observer = new MutationObserver(() => {
          changed = true;
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        requestAnimationFrame(() => {
          observer.disconnect();
          if (changed) seen.answeredAtOnce++;
          painted(() => seen.answer.push(performance.now() - came));
        });
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration, blockingDuration, scripts } of list.getEntries()) {
      if (duration < 100) continue;
      const by = scripts.map(
        ({ invoker, sourceURL, sourceFunctionName, duration: ms, forcedStyleAndLayoutDuration }) =>
          `${Math.round(ms)} ms ${invoker} ${sourceFunctionName} ${sourceURL.split('/').pop()} (layout ${Math.round(forcedStyleAndLayoutDuration)})`,
      );
      seen.long.push({ at: Math.round(startTime), frame: Math.round(duration), blocking: blockingDuration, by });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

const context = await browser.newContext({
  viewport: { width: 1360, height: 900 },
  locale: 'en',
  serviceWorkers: 'block',
});
const page = await context.newPage();
const cdp = await context.newCDPSession(page);

// Script over the wire, with nothing kept.
await cdp.send('Network.enable');
const scripts = new Map();
let bytes = 0;
cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.set(requestId, true));
cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  if (scripts.has(requestId)) bytes += encodedDataLength;
});
await page.goto(address, { waitUntil: 'networkidle' });
console.log(`script of the start page over the wire: ${bytes} bytes`);
const table = await page.evaluate(
  async ({ count, game }) => {
    const bots = Array.from({ length: count - 1 }, () => ({ bot: 'greedy' }));
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, seats: [{ person: 'Ana' }, ...bots] }),
    });
    const seat = await answer.json();
    localStorage.setItem('tidetable.seats', JSON.stringify([{ ...seat, game }]));
    return seat.table;
  },
  { count: Number(seats), game },
);
await cdp.send('Network.clearBrowserCache');
bytes = 0;
await page.addInitScript(listen);
await page.goto(`${address}/t/${table}`, { waitUntil: 'networkidle' });
console.log(`script of the table page over the wire: ${bytes} bytes`);

// A whole match on a slow processor.
const tasks = [];
const threads = new Map();
const tracing = await browser.newBrowserCDPSession();
tracing.on('Tracing.dataCollected', ({ value }) => {
  for (const { name, ph, pid, tid, ts, dur, tdur, args } of value) {
    if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name);
    else if (ph === 'X' && name === 'ThreadControllerImpl::RunTask')
      tasks.push({ thread: `${pid} ${tid}`, ts, dur, tdur });
  }
});
await tracing.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'],
    excludedCategories: ['*'],
  },
});
await page.goto('about:blank'); // what was open before is no part of the match
await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
await page.goto(`${address}/t/${table}`);
const started = Date.now();
let presses = 0;
let random = 7;
for (;;) {
  // One short look in the page for each step, so that looking is not what is measured.
  const step = await page.evaluate((chance) => {
    const find = () => {
      if (document.querySelector('dialog[open] [data-ending]')) return 'over';
      const lit = [...document.querySelectorAll('[data-lit]')];
      const skip = document.querySelector('[data-prompt] [aria-keyshortcuts="P"]');
      const next = lit.length > 0 ? lit[chance % lit.length] : skip;
      const rect = next?.getBoundingClientRect();
      return rect && { x: rect.left + rect.width * 0.3, y: rect.top + rect.height / 2 };
    };
    return new Promise((done) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        done(found);
      };
      // After the frame, in a task of its own, so that what is laid out for this look is no part of what is measured.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = look;
      const observer = new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(0)));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  }, random);
  if (step === 'over') break;
  random = (random * 1103515245 + 12345) % 2 ** 31;
  presses++;
  await page.mouse.move(step.x, step.y);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}
const finished = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
await tracing.send('Tracing.end');
await finished;
const main = tasks.filter(({ thread }) => threads.get(thread) === 'CrRendererMain');
const [wall, cpu] = [main.map(({ dur }) => dur / 1000), main.map(({ tdur }) => (tdur ?? 0) / 1000)];
const above = (/** @type {number[]} */ all, /** @type {number} */ limit) => all.filter((each) => each > limit).length;
const seen = await page.evaluate(() => window.seen);
console.log(
  `a match of ${seats} seats, processor ${slower} times slower: ${presses} presses in ${(Date.now() - started) / 1000} s`,
);
console.log(`tasks of the main thread: ${main.length}`);
console.log(`  longest ${quantile(wall, 1).toFixed(1)}; above 50: ${above(wall, 50)}, above 100: ${above(wall, 100)}`);
console.log(
  `  cpu: longest ${quantile(cpu, 1).toFixed(1)}; above 50: ${above(cpu, 50)}, above 100: ${above(cpu, 100)}`,
);
console.log(
  `from a press to the frame that shows it: ${spread(seen.press)}; in the first frame: ${seen.pressedAtOnce}`,
);
console.log(
  `from an answer to the frame that shows it: ${spread(seen.answer)}; in the first frame: ${seen.answeredAtOnce}`,
);
const begin = Math.min(...main.map(({ ts }) => ts));
const longest = main.toSorted((a, b) => b.dur - a.dur).slice(0, 8);
for (const { ts, dur, tdur } of longest) {
  console.log(
    `task at ${((ts - begin) / 1000).toFixed()}: ${(dur / 1000).toFixed(1)}, cpu ${((tdur ?? 0) / 1000).toFixed(1)}`,
  );
}
for (const { at, frame, blocking, by } of seen.long) {
  console.log(`frame at ${at}: ${frame}, blocking ${Math.round(blocking)}: ${by.join('; ')}`);
}
await browser.close();
