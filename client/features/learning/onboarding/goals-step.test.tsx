// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../../../ui/draw-example.tsx';
import { GoalsStep } from './goals-step.tsx';

test('a goal that nothing here leads to yet says so, by the switch of the operator', () => {
  const nothing = () => undefined;
  const step = {
    saved: {},
    saveDraft: nothing,
    complete: nothing,
    pending: false,
    failure: null,
    onBack: null,
  };
  const { element, remove } = drawExample(<GoalsStep {...step} />);
  onTestFinished(remove);
  const labels = [...element.querySelectorAll('label')].map(({ textContent }) => textContent);
  const ofCertificate = __SITE_FACTS__.features.certificate === 'ready' ? '' : ' In preparation';
  expect(
    labels.filter((label) => label.includes('In preparation') || label.includes('Certification')),
  ).toEqual([`5Earn Professional Certification${ofCertificate}`]);
});
