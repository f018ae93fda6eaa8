import { hoursText } from '@hidamari/domain/consultation-hours';
import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import {
  callCost,
  PHONE_NOT_READY_TEXT,
  telHref,
  VARIANTS,
  type VariantKey,
} from '@hidamari/domain/site-variants';

/** What every page of the hosted login shows around its main part. */
export interface PageFrame {
  variant: VariantKey;
  /** Origin of the portal that the person came from. */
  origin: string;
  phone: string;
}

const ICONS = {
  alert: '<path d="M12 4.2 21 19.5H3z"/><path d="M12 10v4.4M12 16.9v.2"/>',
  back: '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
  eye: '<path d="M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6z"/><circle cx="12" cy="12" r="2.8"/>',
  lock: '<path d="M5.5 10.5h13V20h-13z"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5"/>',
  next: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
};
export const icon = (name: keyof typeof ICONS) =>
  `<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;

const MARK =
  '<svg class="logo-mark" viewBox="0 0 36 36" aria-hidden="true"><path class="sun" d="M10 4h10l-2.6 12H7.4z"/><path class="key" d="M22.5 4h10l-2.6 12h-10z"/><path class="key" d="M6.8 18.5h10L14.2 30.5h-10z"/><path class="sun" d="M19.3 18.5h10l-2.6 12h-10z"/></svg>';

/** Everything that comes from outside passes here before it stands in a page. */
export function escapeHtml(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

export function shell({ title, variant, origin, main, phone }: { title: string; main: string } & PageFrame) {
  const { brand, theme, productTitle } = VARIANTS[variant];
  const home = escapeHtml(`${origin}/`);
  return `<!doctype html>
<html lang="ja" data-variant="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}｜${escapeHtml(productTitle)}</title><link rel="icon" href="/idp/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/idp/style.css"></head>
<body><a class="skip" href="#main">本文へ進む</a>
<header class="head"><div class="in"><a class="brand" href="${home}">${MARK}<span><b>${escapeHtml(brand.name)}</b><small>${escapeHtml(brand.sub)}</small></span></a><a class="btn text" href="${home}">トップへ戻る</a></div></header>
<main id="main" class="wrap">${main}</main>
<footer class="foot"><div class="wrap">${phoneLines(variant, phone)}<p class="emergency">${icon('alert')}<span>${escapeHtml(EMERGENCY_TEXT)}</span></p></div></footer>
<script src="/idp/password.js" defer></script></body></html>`;
}

function phoneLines(variant: VariantKey, phone: string): string {
  const href = telHref(phone);
  if (href === null) return `<p>${PHONE_NOT_READY_TEXT}</p>`;
  const hours = escapeHtml(hoursText(variant));
  return `<p><a class="tel" href="${href}">${escapeHtml(phone)}</a><span class="hours">${hours}<br>${escapeHtml(callCost(phone).short)}</span></p>`;
}
