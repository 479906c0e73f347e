import { commands } from './commands.ts';
import { conversion } from './conversion.ts';
import { holding } from './holding.ts';
import { margin } from './margin.ts';
import { bar, dayOrder, gap } from './clock.ts';
import { bracket, oco, reduceOnly } from './exits.ts';
import { limit, queue } from './limits.ts';
import { market, partial } from './market.ts';
import type { Worked } from './pencil.ts';
import { shortSelling } from './short-selling.ts';
import { stop, stopLimit, trailing } from './stops.ts';

/** All cases by kind, worked out without the engine. */
export function workOut(): Record<string, Worked[]> {
  return {
    market: market(),
    partial: partial(),
    limit: limit(),
    queue: queue(),
    stop: stop(),
    'stop-limit': stopLimit(),
    trailing: trailing(),
    bracket: bracket(),
    oco: oco(),
    'reduce-only': reduceOnly(),
    'short-selling': shortSelling(),
    'day-order': dayOrder(),
    gap: gap(),
    bar: bar(),
    margin: margin(),
    holding: holding(),
    conversion: conversion(),
    commands: commands(),
  };
}
