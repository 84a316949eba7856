import type { Picture, Report, Section } from './document.ts';
import { colour, draw } from './pictures.ts';

/** An element with text in it, which is never read as anything but text. */
function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '', className = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function list(sentences: string[]) {
  const all = element('ul');
  all.append(...sentences.map((sentence) => element('li', sentence)));
  return all;
}

function legend(report: Report) {
  const all = element('ul', '', 'legend');
  all.setAttribute('aria-label', report.words.decks);
  report.variants.forEach((name, variant) => {
    const entry = element('li');
    const sign = element('span', ['●', '◆', '▲', '■', '★', '⬢', '✚', '▼'][variant] ?? '●', 'sign');
    sign.style.color = colour(variant);
    sign.setAttribute('aria-hidden', 'true');
    entry.append(sign, name);
    all.append(entry);
  });
  return all;
}

function table(section: Section, words: Report['words']) {
  const details = element('details');
  details.append(element('summary', words.numbers));
  const scroll = element('div', '', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', `${section.title}: ${words.numbers}`);
  const whole = element('table');
  const head = element('tr');
  head.append(
    ...section.table.columns.map((column) => {
      const cell = element('th', column);
      cell.scope = 'col';
      return cell;
    }),
  );
  const thead = element('thead');
  thead.append(head);
  const body = element('tbody');
  for (const row of section.table.rows) {
    const line = element('tr');
    line.append(
      ...row.map((value, i) => {
        const cell = element(i === 0 ? 'th' : 'td', value);
        if (cell instanceof HTMLTableCellElement && i === 0) cell.scope = 'row';
        return cell;
      }),
    );
    body.append(line);
  }
  whole.append(thead, body);
  scroll.append(whole);
  details.append(scroll);
  return details;
}

function figure(picture: Picture, section: Section, report: Report) {
  const made = element('figure');
  made.append(element('figcaption', picture.axis));
  const place = element('div', '', 'picture');
  place.setAttribute('role', 'img');
  place.setAttribute('aria-label', `${section.title}. ${picture.axis}. ${section.sentences[0] ?? ''}`);
  made.append(place);
  let drawn = 0;
  const redraw = () => {
    const width = Math.round(Math.max(280, Math.min(900, place.clientWidth || 640)));
    if (width === drawn) return;
    drawn = width;
    place.replaceChildren(draw(picture, { width, variants: report.variants.length, language: report.language }));
  };
  new ResizeObserver(redraw).observe(place);
  return made;
}

function chapter(section: Section, report: Report) {
  const made = element('section');
  made.id = section.id;
  made.append(element('h2', section.title));
  made.append(...section.sentences.map((sentence) => element('p', sentence)));
  if (section.warning) {
    const warning = element('p', section.warning, 'warning');
    warning.setAttribute('role', 'note');
    made.append(warning);
  }
  if (report.variants.length > 1) made.append(legend(report));
  const pictures = element('div', '', 'pictures');
  pictures.append(...section.plots.map((picture) => figure(picture, section, report)));
  made.append(pictures, table(section, report.words));
  return made;
}

/** Shows a report in a place of the page. */
export function show(report: Report, place: HTMLElement) {
  const head = element('header');
  head.append(element('h1', report.title));
  const inShort = element('section', '', 'short');
  inShort.append(element('h2', report.words.summary), list(report.summary));
  const facts = element('details', '', 'facts');
  facts.append(element('summary', report.words.facts));
  const pairs = element('dl');
  for (const fact of report.facts) pairs.append(element('dt', fact.name), element('dd', fact.value));
  facts.append(pairs);
  const contents = element('nav');
  const links = element('ul');
  links.append(
    ...report.sections.map((section) => {
      const entry = element('li');
      const link = element('a', section.title);
      link.href = `#${section.id}`;
      entry.append(link);
      return entry;
    }),
  );
  contents.append(links);
  contents.setAttribute('aria-label', report.title);
  place.replaceChildren(head, inShort, facts, contents, ...report.sections.map((section) => chapter(section, report)));
}
