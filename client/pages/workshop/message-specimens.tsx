import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

/** What a screen says about itself: notices, nothing there, still loading, gone wrong. */
export function MessageSpecimens() {
  return (
    <SpecimenGroup title="Messages and states">
      <Specimen name="Banner: notice, success, warn, danger" stacked>
        <Banner title="Confirm your email" action={<Button look="secondary">Send again</Button>}>
          We sent a link to ada@example.org.
        </Banner>
        <Banner tone="success" title="Your plan is active" />
        <Banner tone="warn" title="You are offline">
          What you type is kept on this device.
        </Banner>
        <Banner tone="danger" title="Your payment did not go through">
          The bank refused it. Your courses stay open for three days.
        </Banner>
      </Specimen>
      <Specimen name="EmptyState" stacked>
        <EmptyState title="No courses yet" action={<Button>View Courses</Button>}>
          The first lesson takes seven minutes and asks for nothing.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState" stacked>
        <ErrorState
          title="Your courses could not be loaded"
          reason="The server could not be reached. Check your connection."
          onRetry={() => {}}
        />
        <ErrorState title="This lesson could not be loaded" reason="It is not part of your plan." />
      </Specimen>
      <Specimen name="Skeleton" stacked>
        <Skeleton rows={['h-8 w-64 max-w-full', 'h-4 w-full', 'h-4 w-full', 'h-11 w-40']} />
      </Specimen>
      <Specimen name="Card" stacked>
        <Card>
          <h4 className="font-serif text-24 font-medium">Trading Psychology</h4>
          <p className="text-muted">Why good rules are broken, and what keeps them.</p>
        </Card>
      </Specimen>
      <Specimen name="SanitisedHtml: a lesson's text" stacked>
        <SanitisedHtml className="prose" html={lesson} />
      </Specimen>
    </SpecimenGroup>
  );
}

const lesson = `<h4>Expected loss</h4>
<p>Multiply the <strong>likelihood</strong> by the <em>cost</em>: <code>0.05 × 400 = 20</code>.</p>
<ul><li>A risk is not a forecast.</li><li>A rare risk may be the dearest.</li></ul>
<blockquote><p>Size is decided by the stop.</p></blockquote>`;
