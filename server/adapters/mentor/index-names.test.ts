import { expect, test } from 'vitest';
import { indexNames } from './index-names.ts';

const ways = Object.fromEntries([
  ['living', [['living', 'money']]],
  ['devices', [['device']]],
  ...Array.from({ length: 20 }, (_, place) => [`other-${place}`, [[`idea-${place}`]]] as const),
]);
const names = {
  living: ['pagar el alquiler', 'vivir de'],
  money: ['dinero del alquiler'],
  device: ['para el móvil'],
  ...Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`idea-${place}`, [`para algo ${place}`]])),
};
const index = indexNames({ ways, everyday: ['money'] }, names);
const found = (question: string) => index.find(question, 3).map(({ id }) => id);

test('half a name with other endings and accents finds its intent', () => {
  expect(found('¿me págan los alquileres?')).toEqual(['living']);
});

test('a word of many intents finds none, nor does a name of an everyday idea', () => {
  expect(found('para')).toEqual([]);
  expect(found('dinero')).toEqual([]);
});
