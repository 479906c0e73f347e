import type { ExplainRequest } from '../parse/explain-request.ts';
import type { Plan } from './plan.ts';

/** The plan that asks PostgreSQL how it would run this one; with `analyze` it is run, too. */
export function explainPlan(plan: Plan, { format, options }: ExplainRequest): Plan {
  const words = [`format ${format}`, ...options].join(', ');
  return {
    ...plan,
    text: `explain (${words}) ${plan.text}`,
    result: 'explain',
    confirmed: '',
    updatedRows: undefined,
    explain: undefined,
  };
}
