import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ShownStation } from '#domain/path/contract.ts';
import { itemsOfSkill, MINUTES_AN_ITEM } from '#domain/path/test-out-rule.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';

/** So many are offered at once. */
const SHOWN = 2;

/** Modules ahead that the ranges of a placement reach, each with the way to its test. Nothing where there is none. */
export function TestableModules({ stations }: { stations: readonly ShownStation[] }) {
  const { t, i18n } = useLingui();
  const offered = stations
    .filter(({ can_test_out, is_in_reach, why }) => can_test_out && is_in_reach && why !== 'done')
    .slice(0, SHOWN);
  if (offered.length === 0) return null;
  return (
    <section
      aria-labelledby="testable"
      className="grid gap-x-16 gap-y-6 border-t border-line pt-6 md:grid-cols-3"
    >
      <div className="grid content-start gap-1">
        <h2 id="testable" className="font-serif text-24">
          <Plural
            value={offered.length}
            one="A module you may test out of"
            other="# modules you may test out of"
          />
        </h2>
        <p className="text-15 text-muted">
          <Trans>
            Your ranges reach what is taught there. Four answers in five have to be right, once in seven days.
            Honest odds is never skipped.
          </Trans>
        </p>
      </div>
      {offered.map((station) => {
        const title = localizedText(station, 'title', i18n.locale);
        const minutes = Math.ceil(itemsOfSkill(station.skills) * station.skills * MINUTES_AN_ITEM);
        return (
          <div key={station.id} className="grid content-start justify-items-start gap-1">
            <h3 className="text-20">{title}</h3>
            <p className="text-15 text-muted">
              <Plural value={station.skills} one="# skill" other="# skills" />
              {' · '}
              <Plural value={minutes} one="about # minute" other="about # minutes" />
            </p>
            <Link
              to="/test-out/$moduleId"
              params={{ moduleId: station.module_id }}
              aria-label={t`Take the test: ${title}`}
              className="inline-flex min-h-9 items-center font-semibold text-plum underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <Trans>Take the test</Trans>
            </Link>
          </div>
        );
      })}
    </section>
  );
}
