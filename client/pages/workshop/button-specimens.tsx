import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

/** What is pressed: buttons, links, and what they open. */
export function ButtonSpecimens() {
  return (
    <SpecimenGroup title="Buttons and what they open">
      <Specimen name="Button: four looks">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="link">Link</Button>
      </Specimen>
      <Specimen name="Button: disabled">
        <Button disabled>Primary</Button>
        <Button look="secondary" disabled>
          Secondary
        </Button>
        <Button look="quiet" disabled>
          Quiet
        </Button>
      </Specimen>
      <Specimen name="Button: pending, it keeps the focus and ignores presses">
        <Button pending>Saving...</Button>
        <Button look="secondary" pending>
          Saving...
        </Button>
      </Specimen>
      <Specimen name="Button: long text">
        <Button className="max-w-form">
          Continue with the course on risk management with AI where you left it on Tuesday
        </Button>
      </Specimen>
      <Specimen name="LinkButton">
        <LinkButton href="#content">Start Course</LinkButton>
        <LinkButton look="link" href="#content">
          See how it works
        </LinkButton>
      </Specimen>
      <DialogSpecimen />
      <Specimen name="Toast">
        <Button look="secondary" onClick={() => toast.success('Saved')}>
          Success toast
        </Button>
        <Button
          look="secondary"
          onClick={() => toast.success('You left the course', { label: 'Undo', run: () => {} })}
        >
          Toast with undo
        </Button>
        <Button look="secondary" onClick={() => toast.error('The course could not be left. Try again.')}>
          Error toast
        </Button>
      </Specimen>
    </SpecimenGroup>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  return (
    <Specimen name="Dialog">
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog title="Leave this course?" open={open} onClose={() => setOpen(false)}>
        <p>Your progress is kept. You can enroll again at any time.</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(false)}>Leave</Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Stay
          </Button>
        </div>
      </Dialog>
    </Specimen>
  );
}
