// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { AnswerFailure } from './answer-failure.tsx';

function failureOf(error: unknown) {
  const { element, remove } = drawExample(<AnswerFailure error={error} />);
  onTestFinished(remove);
  return element;
}

test('who is signed out is told that answering needs an account, with the way there and back', () => {
  history.replaceState(null, '', '/course/first-steps?lesson=one');
  const said = failureOf(new BackendError('sign-in-required', 401, 'sign in'));
  expect(said.textContent).toBe(
    'Answering needs an account, and you are signed out. Sign in or sign up. What you have typed is kept on this device.',
  );
  expect(said.querySelector('a')?.getAttribute('href')).toBe(
    '/auth?next=%2Fcourse%2Ffirst-steps%3Flesson%3Done',
  );
});

test('any other failure says what it is', () => {
  const said = failureOf(new BackendError('network', 0, 'no connection'));
  expect(said.querySelector('a')).toBeNull();
  expect(said.textContent).not.toBe('');
});
