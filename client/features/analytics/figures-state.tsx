import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';

/** The states of figures that are loaded: a skeleton of a figure with its chart, what failed, the figures. */
export function FiguresState<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={query}
      failed={t`The figures could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-1/2', 'h-8 w-1/3', 'h-12 w-1/4', 'h-64 w-full']}
    >
      {children}
    </QueryState>
  );
}
