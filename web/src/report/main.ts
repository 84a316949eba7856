import type { Report } from './document.ts';
import { show } from './page.ts';
import './report.css';

// The page of a report brings its data along, and opens from disk.
const data = document.getElementById('report')?.textContent;
const place = document.getElementById('page');
if (data && place) show(JSON.parse(data) as Report, place);

// What is folded is printed, too.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
