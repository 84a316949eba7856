import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// In development pages change faster than a worker that keeps them.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
