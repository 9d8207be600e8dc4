// Draws the icons of the installed app from favicon.svg: node scripts/icons.js [path of a Chromium]
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
// A mask may cut off a fifth on every side: the picture is smaller there, and its ground has no corners.
const masked = svg.replace('rx="7"', '').replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"').replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"');
const icons = [
  { name: 'icon-192.png', size: 192, svg },
  { name: 'icon-512.png', size: 512, svg },
  { name: 'icon-mask-512.png', size: 512, svg: masked },
  { name: 'apple-touch-icon.png', size: 180, svg: masked },
];

const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: new URL(`../public/${name}`, import.meta.url).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
