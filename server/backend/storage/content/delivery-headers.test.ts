import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from './delivery-headers.ts';

describe('what could act in the name of the site is saved, never shown', () => {
  test.each([
    'text/html',
    'text/html; charset=utf-8',
    'TEXT/HTML',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/xml',
    'application/javascript',
    'text/css',
    'multipart/x-mixed-replace',
    'application/octet-stream',
    'x/y',
  ])('%s', (type) => {
    const headers = deliveryHeaders(type, undefined);
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test.each([
  'text/javascript',
  'text/javascript; charset=utf-8',
  'TEXT/JavaScript',
  'text/javascript1.5',
  'application/javascript',
  'application/x-javascript',
  'application/ecmascript',
  'text/x-ecmascript',
  'text/jscript',
  'text/livescript',
  'text/css',
  'text/javascript;,image/png',
])('%s is no script of this origin: a page of it would load one that came by an upload', (type) => {
  const headers = deliveryHeaders(type, undefined);
  expect(headers['content-type']).toBe('text/plain');
  expect(headers['content-disposition']).toBe('attachment');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  'image/png',
  'audio/mpeg',
  'video/mp4',
  'text/plain;charset=UTF-8',
  'text/vtt',
  'application/pdf',
])('%s is shown', (type) => {
  expect(deliveryHeaders(type, undefined)).not.toHaveProperty('content-disposition');
});

test.each([
  ['application/pdf; a=b,text/html', 'application/pdf'],
  ['application/pdf; a=b', 'application/pdf'],
  ['image/png;,text/html', 'image/png'],
  ['video/webm;codecs=vp8,opus', 'video/webm'],
  ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
])('%s is delivered as one type: a browser takes the last of several', (type, delivered) => {
  expect(deliveryHeaders(type, undefined)['content-type']).toBe(delivered);
});

test('a name is written so that it cannot end the header', () => {
  const { 'content-disposition': header } = deliveryHeaders('image/png', 'a"b\r\nc; (é).png');
  expect(header).toBe(
    `attachment; filename="a%22b%0D%0Ac%3B%20%28%C3%A9%29.png"; filename*=UTF-8''a%22b%0D%0Ac%3B%20%28%C3%A9%29.png`,
  );
  expect(deliveryHeaders('image/png', '')['content-disposition']).toBe('attachment');
});
