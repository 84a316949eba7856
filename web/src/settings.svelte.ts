import { keep, keptJson } from './store.ts';

type Theme = 'auto' | 'dark' | 'light';
type Pace = 'calm' | 'quick' | 'instant';

const key = 'tidetable.settings';
const stored = keptJson<{ theme?: Theme; pace?: Pace }>(key, {});

/** What a person likes, kept in this browser. */
class Settings {
  /** The light of the page; `auto` follows the system. */
  theme = $state<Theme>(stored.theme ?? 'auto');
  /** How long what others do is shown. */
  pace = $state<Pace>(stored.pace ?? 'calm');

  constructor() {
    this.#show();
  }

  change(change: { theme?: Theme; pace?: Pace }) {
    this.theme = change.theme ?? this.theme;
    this.pace = change.pace ?? this.pace;
    keep(key, JSON.stringify({ theme: this.theme, pace: this.pace }));
    this.#show();
  }

  #show() {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();

/** Whether the person asked their system for less motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
