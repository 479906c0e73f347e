import { Trans } from '@lingui/react/macro';
import type { PersonDetails } from '#domain/identity/people-contract.ts';
import { useSignedInUser } from '../../../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../../ui/toast/use-undo-toast.ts';
import { personName } from '../account-words.ts';
import { useChangeRole } from '../change-role.ts';
import { useViewAsLearner } from '../view-as-learner.ts';
import { useBanDialog } from '../use-ban-dialog.tsx';
import { useUnban } from '../use-unban.tsx';

/** What an admin can do with an account that is not their own. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const own = useSignedInUser().id === person.id;
  const { dialog, openDialog } = useBanDialog();
  const { pending, unbanAll } = useUnban();
  if (own) {
    return (
      <p className="text-muted">
        <Trans>This is your own account. Another admin can change its role.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {!person.is_admin && !person.is_banned && <ViewButton person={person} />}
      {!person.is_banned && <RoleButton person={person} />}
      {!person.is_admin && !person.is_banned && (
        <Button look="secondary" onClick={() => openDialog([person.id])}>
          <Trans>Ban</Trans>
        </Button>
      )}
      {person.is_banned && (
        <Button look="secondary" pending={pending} onClick={() => unbanAll([person.id])}>
          <Trans>Lift the ban</Trans>
        </Button>
      )}
      {dialog}
    </div>
  );
}

function ViewButton({ person }: { person: PersonDetails }) {
  const describe = useErrorWording();
  const startView = useViewAsLearner();
  return (
    <Button
      pending={startView.isPending}
      onClick={() => startView.mutate(person.id, { onError: (error) => toast.error(describe(error)) })}
    >
      <Trans>View as this learner</Trans>
    </Button>
  );
}

function RoleButton({ person }: { person: PersonDetails }) {
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const changeRole = useChangeRole();
  const name = personName(person);
  const change = (role: 'admin' | 'learner') => changeRole.mutateAsync({ user_id: person.id, role });
  const [next, before] = person.is_admin ? (['learner', 'admin'] as const) : (['admin', 'learner'] as const);
  const turn = () => {
    change(next).then(
      () =>
        offerUndo(
          person.is_admin ? (
            <Trans>{name} is no admin any more.</Trans>
          ) : (
            <Trans>{name} is an admin now.</Trans>
          ),
          () => change(before),
        ),
      (error: unknown) => toast.error(describe(error)),
    );
  };
  return (
    <Button look="secondary" pending={changeRole.isPending} onClick={turn}>
      {person.is_admin ? <Trans>Take the admin role</Trans> : <Trans>Make an admin</Trans>}
    </Button>
  );
}
