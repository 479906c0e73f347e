import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { LOOKS } from '#domain/simulator/critique/find-patterns.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useMentorTools } from '../../../lib/mentor-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useDisputeFinding } from '../calls/dispute-finding.ts';
import { useReadCritique } from '../calls/read-critique.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { useFindingWords } from './use-finding-words.ts';

type Rule = ReadCritiqueResponse['rules'][number];

interface SessionCritiqueProps {
  id: string;
  sequence: number;
  isOpen: boolean;
  words: SessionWords;
  /** The way to a skill with its lessons and exercises; the page knows addresses. */
  skillLink: (skill: string) => ReactNode;
  /** Shows a moment of the session on the chart. */
  onShow: (symbol: string, at: number) => void;
}

/** Small links among text, with their room where fingers press. */
const SMALL = 'min-h-6! px-0! text-13! pointer-coarse:min-h-11!';

/** So many instances of a broken rule are shown at first: the last ones. */
const FEW = 3;

/** What can be said of how a session was traded: rules of its plan that were broken, which are facts, and patterns, which are tests. */
export function SessionCritique(props: SessionCritiqueProps) {
  const { id, sequence } = props;
  const { t } = useLingui();
  const describe = useErrorWording();
  const critique = useReadCritique(id, sequence);
  return (
    <QueryState
      query={critique}
      failed={t`The critique could not be loaded`}
      describe={describe}
      skeleton={['h-16 w-full', 'h-16 w-full']}
    >
      {(found) => <Critique {...props} found={found} />}
    </QueryState>
  );
}

function Critique({ found, ...props }: SessionCritiqueProps & { found: ReadCritiqueResponse }) {
  const { id, sequence, isOpen, words, skillLink, onShow } = props;
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const says = useFindingWords(words);
  const drawMentorTools = useMentorTools();
  const disputing = useDisputeFinding(id, sequence);
  const { trades, rules, patterns } = found;
  const kinds = [...new Set(rules.map(({ rule }) => rule))];
  const count = (value: number) => numberFormat(i18n.locale, {}).format(value);
  const next = LOOKS.find((look) => look > trades);
  const dispute = (finding: Rule | ReadCritiqueResponse['patterns'][number]) => (
    <Dispute
      isDisputed={finding.is_disputed}
      isOpen={isOpen}
      pending={disputing.isPending && disputing.variables.finding === finding.id}
      onChange={(isDisputed) => disputing.mutate({ finding: finding.id, is_disputed: isDisputed })}
    />
  );
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
      <section className="grid content-start gap-3">
        <h3 className="font-serif text-17">
          {rules.length > 0 ? (
            <Trans>What your plan said, and what was done</Trans>
          ) : trades === 0 ? (
            <Trans>Nothing to compare with your plan yet</Trans>
          ) : (
            <Trans>No rule of your plan was broken</Trans>
          )}
        </h3>
        {rules.length === 0 && (
          <EmptyState title={<Trans>Each broken rule stands here with what shows it.</Trans>}>
            <Trans>
              An entry without a plan, more at risk than planned, a stop that was widened, a loser made
              larger, a trade after the day’s loss limit.
            </Trans>
          </EmptyState>
        )}
        <ul className="grid">
          {kinds.map((kind) => (
            <BrokenKind
              key={kind}
              rules={rules.filter(({ rule }) => rule === kind)}
              title={says.rule(kind, rules.filter(({ rule }) => rule === kind).length)}
              link={skillLink}
            >
              {(rule) => (
                <>
                  <span className="min-w-32 text-13 text-muted tabular-nums">{words.moment(rule.at)}</span>
                  <span className="grow">{says.evidence(rule)}</span>
                  <span className="flex flex-wrap gap-x-4">
                    <Button look="link" className={SMALL} onClick={() => onShow(rule.symbol, rule.at)}>
                      <Trans>Show on the chart</Trans>
                    </Button>
                    {dispute(rule)}
                  </span>
                </>
              )}
            </BrokenKind>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-3">
        <h3 className="font-serif text-17">
          {patterns.length > 0 ? (
            <Trans>What chance alone would hardly show</Trans>
          ) : trades < LOOKS[0] ? (
            <Trans>Too few trades for a pattern</Trans>
          ) : (
            <Trans>No pattern that chance would not show too</Trans>
          )}
        </h3>
        <ul className="grid">
          {patterns.map((pattern) => {
            const { title, evidence } = says.pattern(pattern);
            return (
              <li key={pattern.id} className="grid gap-1 border-b border-line py-3 text-15 first:border-t">
                <p className="font-semibold">{title}</p>
                <p className={pattern.is_disputed ? 'text-muted line-through' : ''}>{evidence}</p>
                <p className="flex flex-wrap gap-x-4">
                  {skillLink(pattern.skill)}
                  {dispute(pattern)}
                </p>
                {drawMentorTools({ words: title })}
              </li>
            );
          })}
        </ul>
        <p className="text-15 text-muted">
          {next === undefined ? (
            <Trans>It was looked for after 20, 40 and 80 trades.</Trans>
          ) : (
            <Trans>
              It is looked for after 20, 40 and 80 trades. You have closed {count(trades)}; the next look
              comes at {count(next)}.
            </Trans>
          )}{' '}
          <Trans>Of 100 sessions traded by lot at most 5 would show any pattern.</Trans>
        </p>
        {disputing.isError && (
          <p role="alert" className="text-15 text-danger">
            {describe(disputing.error)}
          </p>
        )}
      </section>
    </div>
  );
}

interface BrokenKindProps {
  rules: readonly Rule[];
  title: string;
  link: (skill: string) => ReactNode;
  children: (rule: Rule) => ReactNode;
}

/** One rule with each time it was broken, the last first. */
function BrokenKind({ rules, title, link, children }: BrokenKindProps) {
  const { i18n } = useLingui();
  const drawMentorTools = useMentorTools();
  const [all, setAll] = useState(false);
  const shown = all ? rules.toReversed() : rules.slice(-FEW).toReversed();
  const left = numberFormat(i18n.locale, {}).format(rules.length - FEW);
  const skill = rules[0]?.skill;
  return (
    <li className="grid gap-1 border-b border-line py-3 text-15 first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        {skill !== undefined && link(skill)}
      </p>
      <ul className="grid gap-1">
        {shown.map((rule) => (
          <li
            key={rule.id}
            className={`flex flex-wrap items-baseline gap-x-3 ${rule.is_disputed ? 'text-muted' : ''}`}
          >
            {children(rule)}
          </li>
        ))}
      </ul>
      {!all && rules.length > FEW && (
        <Button look="link" className={`justify-self-start ${SMALL}`} onClick={() => setAll(true)}>
          <Trans>Show the {left} before</Trans>
        </Button>
      )}
      {drawMentorTools({ words: title })}
    </li>
  );
}

interface DisputeProps {
  isDisputed: boolean;
  isOpen: boolean;
  pending: boolean;
  onChange: (isDisputed: boolean) => void;
}

/** "This was different": while the session is open a disputed finding counts as no evidence. */
function Dispute({ isDisputed, isOpen, pending, onChange }: DisputeProps) {
  if (!isOpen) {
    return isDisputed ? (
      <span className="inline-flex items-center text-13 text-muted">
        <Trans>You said that this was different.</Trans>
      </span>
    ) : null;
  }
  return (
    <Button
      look="link"
      className={SMALL}
      aria-pressed={isDisputed}
      pending={pending}
      onClick={() => onChange(!isDisputed)}
    >
      {isDisputed ? <Trans>It was different: take that back</Trans> : <Trans>This was different</Trans>}
    </Button>
  );
}
