import { handles, type Point, plus } from './geometry.ts';

/** How a shape is painted. Without a word it has the outline of the picture and no filling. */
export interface Ink {
  fill?: string;
  stroke?: string;
  /** Of the stroke; the picture is 120 wide. */
  width?: number;
  opacity?: number;
  /** Only where the body is. */
  inside?: boolean;
}

/** How the fish's own measure becomes the picture's. */
export interface Fit {
  scale: number;
  left: number;
  top: number;
}

const spaced = (numbers: string[]) =>
  numbers.reduce((text, each) => (text === '' || each.startsWith('-') ? text + each : `${text} ${each}`), '');
/** Numbers are written in eighths, which are whole: short, and what is written relatively adds up. */
export const grain = 8;
const grains = (value: number) => Math.round(value * grain);

/** What a fish is drawn on: it writes the SVG and remembers how much room was needed. */
export class Paper {
  readonly parts: string[] = [];
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  bottom = Number.NEGATIVE_INFINITY;
  private clipped = false;
  private names = 0;
  private pen: [number, number] | undefined;
  private start: [number, number] = [0, 0];

  constructor(
    private readonly fit: Fit,
    readonly mirrored = false,
  ) {}

  /** Rows of points, each a smooth curve, joined by corners. */
  path(rows: readonly (readonly Point[])[], ink: Ink, closed = false): void {
    this.put(`<path d="${this.line(rows)}${closed ? 'z' : ''}"${this.words(ink)}/>`, ink.inside);
  }

  /** Several open curves of one ink. */
  lines(rows: readonly (readonly Point[])[], ink: Ink): void {
    const written = this.all(
      rows.map((row) => [row]),
      '',
    );
    if (written) this.put(`<path d="${written}"${this.words(ink)}/>`, ink.inside);
  }

  /** Several closed shapes of one ink. */
  shapes(all: readonly (readonly (readonly Point[])[])[], ink: Ink): void {
    const written = this.all(all, 'z');
    if (written) this.put(`<path d="${written}"${this.words(ink)}/>`, ink.inside);
  }

  /** The same curves painted several times over each other, widest first; with a `gap` they are rows of round dots. */
  layers(rows: readonly (readonly Point[])[], inks: readonly Ink[], gap?: number): void {
    const written = this.all(
      rows.map((row) => [row]),
      '',
    );
    this.repeat(written, inks, gap);
  }

  /** Round dots, painted once or several times over each other; the widths are in the fish's measure. */
  dots(points: readonly Point[], wide: number, ...inks: readonly Ink[]): void {
    const room = wide / 2;
    for (const point of points) {
      this.room([point[0] - room, point[1] - room]);
      this.room([point[0] + room, point[1] + room]);
    }
    const sized = inks.map((ink) => ({ ...ink, width: Math.max((ink.width ?? wide) * this.fit.scale, 0.4) }));
    this.repeat(
      this.all(
        points.map((point) => [[point]]),
        'h0',
      ),
      sized,
    );
  }

  /** Rows of round dots, `gap` from middle to middle. */
  dotted(rows: readonly (readonly Point[])[], gap: number, inks: readonly (Ink & { width: number })[]): void {
    const sized = inks.map((ink) => ({ ...ink, width: Math.max(ink.width * this.fit.scale, 0.4) }));
    this.layers(rows, sized, gap);
  }

  private repeat(written: string, inks: readonly Ink[], gap?: number): void {
    const [first = {}, ...others] = inks;
    if (!written) return;
    const dashes = gap ? ` stroke-dasharray="0 ${Math.max(grains(gap * this.fit.scale), 1)}"` : '';
    if (others.length === 0) {
      this.put(`<path d="${written}"${dashes}${this.words(first)}/>`, first.inside);
      return;
    }
    const name = `n${this.names++}`;
    this.put(`<g${this.words(first)}><path id="${name}" d="${written}"${dashes}/></g>`, first.inside);
    for (const ink of others) this.put(`<use href="#${name}"${this.words(ink)}/>`, ink.inside);
  }

  circle(middle: Point, radius: number, ink: Ink): void {
    this.room([middle[0] - radius, middle[1] - radius]);
    this.room([middle[0] + radius, middle[1] + radius]);
    const [x, y] = this.place(middle);
    const r = Math.max(grains(radius * this.fit.scale), 3);
    this.put(`<circle cx="${x}" cy="${y}" r="${r}"${this.words(ink)}/>`, ink.inside);
  }

  /** The body: its shape is named, since markings stay inside of it and its outline comes last. */
  body(rows: readonly (readonly Point[])[], fill: string): void {
    this.put(
      `<clipPath id="c"><path id="b" d="${this.line(rows)}z"/></clipPath><use href="#b" fill="${fill}"/>`,
      false,
    );
  }

  outline(): void {
    this.put('<use href="#b"/>', false);
  }

  finish(): string {
    this.put('', false);
    return this.parts.join('');
  }

  private put(text: string, inside = false): void {
    if (inside !== this.clipped) {
      this.parts.push(inside ? '<g clip-path="url(#c)" stroke="none">' : '</g>');
      this.clipped = inside;
    }
    this.parts.push(text);
  }

  private words({ fill, stroke, width, opacity }: Ink): string {
    return [
      fill ? ` fill="${fill}"` : '',
      stroke ? ` stroke="${stroke}"` : '',
      width ? ` stroke-width="${grains(width)}"` : '',
      opacity ? ` opacity="${String(opacity).replace(/^0/, '')}"` : '',
    ].join('');
  }

  private room([x, y]: Point): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
  }

  private place(point: Point): [number, number] {
    this.room(point);
    const { scale, left, top } = this.fit;
    const y = this.mirrored ? -point[1] : point[1];
    return [grains(point[0] * scale + left), grains(y * scale + top)];
  }

  /** Several shapes in one path, each written from where the one before left the pen. */
  private all(shapes: readonly (readonly (readonly Point[])[])[], end: string): string {
    this.pen = undefined;
    const written = shapes
      .map((rows) => {
        const text = this.line(rows, true);
        if (end === 'z') this.pen = this.start;
        return `${text}${end}`;
      })
      .join('');
    this.pen = undefined;
    return written;
  }

  private line(rows: readonly (readonly Point[])[], going = false): string {
    let [x, y] = [0, 0];
    let text = '';
    let command = '';
    const write = (letter: string, points: Point[]) => {
      const placed = points.map((point) => this.place(point));
      const numbers = spaced(placed.flatMap(([px, py]) => [String(px - x), String(py - y)]));
      text += letter === command ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers;
      command = letter;
      [x, y] = placed.at(-1) ?? [x, y];
    };
    for (const row of rows) {
      const [first, second, third, ...more] = row;
      if (!first) continue;
      if (text === '') {
        const [startX, startY] = this.place(first);
        const [penX, penY] = (going && this.pen) || [0, 0];
        text = `${going && this.pen ? 'm' : 'M'}${spaced([String(startX - penX), String(startY - penY)])}`;
        [x, y] = [startX, startY];
        this.start = [x, y];
      } else {
        const [px, py] = this.place(first);
        if (px !== x || py !== y) write('l', [first]);
      }
      if (!second) continue;
      if (!third) write('l', [second]);
      else if (more.length === 0) write('q', [plus(plus(second, second), plus(first, third), -0.5), third]);
      else for (const [leave, arrive, to] of handles(row)) write('c', [leave, arrive, to]);
    }
    this.pen = [x, y];
    return text;
  }
}
