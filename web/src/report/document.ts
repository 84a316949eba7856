// The form tidetable-report/1: what a run of the laboratory teaches. All words are in it.

export interface Mark {
  name: string;
  variant: number;
  value: number;
  low: number;
  high: number;
}

export interface Bin {
  variant: number;
  from: number;
  to: number;
  share: number;
}

export interface Bar {
  name: string;
  variant: number;
  value: number;
}

export type Picture =
  | { kind: 'intervals'; axis: string; percent: boolean; reference: number; marks: Mark[] }
  | { kind: 'shares'; axis: string; percent: boolean; bins: Bin[] }
  | { kind: 'bars'; axis: string; percent: boolean; bars: Bar[] };

export interface Section {
  id: string;
  title: string;
  sentences: string[];
  warning: string;
  plots: Picture[];
  table: { columns: string[]; rows: string[][] };
}

export interface Report {
  format: 'tidetable-report/1';
  language: string;
  title: string;
  summary: string[];
  facts: { name: string; value: string }[];
  variants: string[];
  sections: Section[];
  words: { summary: string; facts: string; numbers: string; decks: string };
}
