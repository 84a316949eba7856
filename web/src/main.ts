import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// In development pages change faster than a worker that keeps them.
if (import.meta.env.PROD) {
  const worker = navigator.serviceWorker;
  worker?.register('/sw.js').catch(() => {});
  // What a first visit loaded before the worker was there is asked for once more, so that it is kept, too.
  worker?.addEventListener('controllerchange', () => {
    for (const { name } of performance.getEntriesByType('resource')) {
      if (name.startsWith(`${location.origin}/assets/`)) fetch(name).catch(() => {});
    }
  });
}
