import type { Place } from '../kit/look.ts';

/** A legal action, told as the places that a person presses one after the other to choose it. */
export interface Option {
  action: string;
  final: boolean;
  targets: Place[];
}

/** The options that are still possible after these places were pressed. */
export function remaining(options: Option[], picked: Place[]): Option[] {
  return options.filter(({ targets }) => picked.every((place, at) => targets[at] === place));
}

/** The places that may be pressed next, each once, in the order of the options. */
export function nextPlaces(options: Option[], picked: Place[]): Place[] {
  const places = remaining(options, picked).flatMap(({ targets }) => targets.slice(picked.length, picked.length + 1));
  return [...new Set(places)];
}

export type Pick = { kind: 'chosen'; option: Option } | { kind: 'picked'; picked: Place[] } | { kind: 'not' };

/**
 * What pressing a place means. It goes on with what is picked, takes the last pick back, or begins anew. When only one
 * option is left and all that it still asks is a zone, there is nothing to ask.
 */
export function pick(options: Option[], picked: Place[], place: Place): Pick {
  if (picked.at(-1) === place) return { kind: 'picked', picked: picked.slice(0, -1) };
  const onwards = goOn(options, [...picked, place]);
  return onwards.kind === 'not' && picked.length > 0 ? goOn(options, [place]) : onwards;
}

function goOn(options: Option[], picked: Place[]): Pick {
  const left = remaining(options, picked);
  const [first, ...others] = left;
  if (!first) return { kind: 'not' };
  const complete = left.find(({ targets }) => targets.length === picked.length);
  if (complete) return { kind: 'chosen', option: complete };
  const asked = first.targets.slice(picked.length);
  const nothingToAsk = others.length === 0 && asked.every((place) => place.startsWith('zone:'));
  return nothingToAsk ? { kind: 'chosen', option: first } : { kind: 'picked', picked };
}
