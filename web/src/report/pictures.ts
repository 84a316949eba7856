import {
  axisFy,
  axisX,
  axisY,
  barX,
  dot,
  gridX,
  gridY,
  line,
  link,
  plot,
  rectY,
  ruleX,
  ruleY,
} from '@observablehq/plot';
import type { Bar, Bin, Mark, Picture } from './document.ts';

// Decks differ by shape and by line as well as by colour.
const symbols = ['circle', 'diamond2', 'triangle2', 'square2', 'star', 'hexagon', 'cross', 'wye'] as const;
const dashes = ['', '5 3', '2 2', '8 3 2 3', '1 3', '10 2', '4 1', '6 6'];

export const colour = (variant: number) => `var(--deck-${variant})`;
const symbolOf = (variant: number) => symbols[variant % symbols.length] ?? 'circle';

const rowHeight = 15;
const letterWidth = 7;

/** The same names, cut where they are longer than there is room for. */
function margin(names: string[], width: number) {
  const most = Math.max(8, Math.floor((width * 0.42) / letterWidth));
  const cut = (name: string) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
  return { cut, left: Math.min(most, Math.max(...names.map((name) => name.length), 3)) * letterWidth + 14 };
}

const distinct = (names: string[]) => [...new Set(names)];

const look = { background: 'transparent', color: 'inherit', fontSize: '12px', overflow: 'visible' } as const;

function percents(language: string, signed: boolean) {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
  return (value: number) => format.format(value);
}

function numbers(language: string) {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (value: number) => format.format(value);
}

interface Room {
  width: number;
  variants: number;
  language: string;
}

/** Values with their intervals, one row a name, the decks of a name under each other. */
function intervals(picture: Picture & { kind: 'intervals' }, { width, variants, language }: Room) {
  const names = distinct(picture.marks.map((mark) => mark.name));
  const { cut, left } = margin(names, width);
  const used = distinct(picture.marks.map((mark) => `${mark.variant}`)).length;
  const row = Math.max(rowHeight + 4, used * 11 + 8);
  const shift = (variant: number) => (used < 2 ? 0 : (variant - (variants - 1) / 2) * 11);
  const format = picture.percent ? percents(language, picture.reference === 0) : numbers(language);
  const of = (variant: number) => picture.marks.filter((mark) => mark.variant === variant);
  return plot({
    width,
    height: names.length * row + 56,
    marginLeft: left,
    marginRight: 24,
    marginTop: 10,
    marginBottom: 44,
    style: look,
    y: { domain: names, type: 'band', padding: 0.1 },
    x: { label: picture.axis, nice: true },
    marks: [
      gridX({ ticks: width < 500 ? 4 : 7, strokeOpacity: 0.15 }),
      axisX({
        label: picture.axis,
        ticks: width < 500 ? 4 : 7,
        tickFormat: format,
        labelAnchor: 'center',
        labelOffset: 38,
        labelArrow: 'none',
      }),
      axisY({ label: null, tickSize: 0, tickFormat: cut }),
      ruleX([picture.reference], { strokeDasharray: '4 3', strokeOpacity: 0.8 }),
      ...Array.from({ length: variants }, (_, variant) => [
        link(of(variant), {
          x1: 'low',
          x2: 'high',
          y1: 'name',
          y2: 'name',
          dy: shift(variant),
          stroke: colour(variant),
          strokeWidth: 2.5,
        }),
        dot(of(variant), {
          x: 'value',
          y: 'name',
          dy: shift(variant),
          r: 4,
          fill: colour(variant),
          symbol: symbolOf(variant),
          title: (mark: Mark) => `${mark.name}: ${format(mark.value)} (${format(mark.low)} – ${format(mark.high)})`,
        }),
      ]).flat(),
    ],
  });
}

/** The outline of a histogram, as points of a line. */
function outline(bins: Bin[]) {
  const points: [number, number][] = [];
  for (const bin of bins) points.push([bin.from, bin.share], [bin.to, bin.share]);
  return points;
}

function shares(picture: Picture & { kind: 'shares' }, { width, variants, language }: Room) {
  const format = percents(language, false);
  const of = (variant: number) => picture.bins.filter((bin) => bin.variant === variant);
  return plot({
    width,
    height: Math.min(280, Math.max(200, width * 0.42)),
    marginLeft: 52,
    marginRight: 20,
    marginBottom: 44,
    style: look,
    x: { label: picture.axis },
    y: { label: null, zero: true },
    marks: [
      gridY({ ticks: 5, strokeOpacity: 0.15 }),
      axisX({
        label: picture.axis,
        ticks: width < 500 ? 5 : 9,
        tickFormat: numbers(language),
        labelAnchor: 'center',
        labelOffset: 38,
        labelArrow: 'none',
      }),
      axisY({ label: null, ticks: 5, tickFormat: format }),
      ...Array.from({ length: variants }, (_, variant) => [
        rectY(of(variant), {
          x1: 'from',
          x2: 'to',
          y: 'share',
          fill: colour(variant),
          fillOpacity: variants > 1 ? 0.18 : 0.75,
          inset: variants > 1 ? 0 : 0.5,
          title: (bin: Bin) =>
            `${bin.to - bin.from > 1 ? `${bin.from} – ${bin.to - 1}` : bin.from}: ${format(bin.share)}`,
        }),
        ...(variants > 1
          ? [
              line(outline(of(variant)), {
                stroke: colour(variant),
                strokeWidth: 2,
                strokeDasharray: dashes[variant] ?? '',
              }),
            ]
          : []),
      ]).flat(),
      ruleY([0]),
    ],
  });
}

function bars(picture: Picture & { kind: 'bars' }, { width, variants, language }: Room) {
  const names = distinct(picture.bars.map((bar) => bar.name));
  const { cut, left } = margin(names, width);
  const format = picture.percent ? percents(language, false) : numbers(language);
  const used = Math.max(1, distinct(picture.bars.map((bar) => `${bar.variant}`)).length);
  return plot({
    width,
    height: names.length * (used * 10 + 9) + 56,
    marginLeft: left,
    marginRight: 24,
    marginTop: 10,
    marginBottom: 44,
    style: look,
    fy: { domain: names, label: null, padding: 0.15 },
    y: { domain: Array.from({ length: variants }, (_, variant) => variant), axis: null, padding: 0.05 },
    x: { label: picture.axis, zero: true },
    marks: [
      gridX({ ticks: width < 500 ? 4 : 7, strokeOpacity: 0.15 }),
      axisX({
        label: picture.axis,
        ticks: width < 500 ? 4 : 7,
        tickFormat: format,
        labelAnchor: 'center',
        labelOffset: 38,
        labelArrow: 'none',
      }),
      barX(picture.bars, {
        x: 'value',
        y: 'variant',
        fy: 'name',
        fill: (bar: Bar) => colour(bar.variant),
        title: (bar: Bar) => `${bar.name}: ${format(bar.value)}`,
      }),
      axisFy({ anchor: 'left', label: null, tickFormat: cut }),
    ],
  });
}

/** Draws a picture into so much room. */
export function draw(picture: Picture, room: Room): SVGSVGElement | HTMLElement {
  switch (picture.kind) {
    case 'intervals':
      return intervals(picture, room) as SVGSVGElement;
    case 'shares':
      return shares(picture, room) as SVGSVGElement;
    case 'bars':
      return bars(picture, room) as SVGSVGElement;
  }
}
