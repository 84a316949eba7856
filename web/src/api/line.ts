type Message = {
  type: string;
  command?: string;
  since?: number;
  token?: string;
  question?: string;
  actions?: string[];
};

/** A socket for tests, which are its other end. */
export class Line {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: Line[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  update(position: number) {
    this.say({ type: 'update', table: { position }, you: 0, since: 0, events: [] });
  }
}
