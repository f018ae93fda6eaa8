import { describe, expect, it } from 'vitest';
import { printedQuantity } from './printed-quantity.ts';

describe('検査の紙に印刷された数', () => {
  it.each([
    ['3.5', { value: 3.5 }],
    ['-1.2', { value: -1.2 }],
    ['−1.2', { value: -1.2 }],
    ['0', { value: 0 }],
    ['０．８', { value: 0.8 }],
    ['5，200', { value: 5200 }],
    ['5,200', { value: 5200 }],
    ['1,234,567.5', { value: 1_234_567.5 }],
    ['<0.5', { value: 0.5, comparator: '<' }],
    ['＜ ０．５', { value: 0.5, comparator: '<' }],
    ['≦0.5', { value: 0.5, comparator: '<=' }],
    ['≤0.5', { value: 0.5, comparator: '<=' }],
    ['<=0.5', { value: 0.5, comparator: '<=' }],
    ['0.5未満', { value: 0.5, comparator: '<' }],
    ['0.5以下', { value: 0.5, comparator: '<=' }],
    ['>1000', { value: 1000, comparator: '>' }],
    ['≧1,000', { value: 1000, comparator: '>=' }],
    ['1000 以上', { value: 1000, comparator: '>=' }],
    ['1000超', { value: 1000, comparator: '>' }],
  ])('%j は、数と、その大小のしるしになる', (text, quantity) => {
    expect(printedQuantity(text)).toEqual(quantity);
  });

  it.each([
    '0012',
    '007.5',
    '1,5',
    '12,34',
    '1/2',
    '3-5',
    '(-)',
    '1+',
    '陰性',
    '<',
    '<0.5未満',
    '0.5 H',
    '1.2.3',
    '',
    '10^3',
    '１２回',
    '.5',
  ])('%j は、数とは言いきれないので、書かれたまま残す', (text) => {
    expect(printedQuantity(text)).toBeNull();
  });
});
