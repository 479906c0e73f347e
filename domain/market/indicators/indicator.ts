/**
 * Something computed from one bar (or number) after the other. A step gives a new state and changes nothing, so that a bar
 * that has begun can be tried again and again on the state before it. Values are undefined until there is enough to say one.
 */
export interface Indicator<Input, State, Value> {
  readonly start: State;
  readonly next: (state: State, input: Input) => Step<State, Value>;
}

export interface Step<State, Value> {
  readonly state: State;
  readonly value: Value | undefined;
}

/** The values of an indicator for a row of bars: one each. */
export function valuesOver<Input, State, Value>(
  { start, next }: Indicator<Input, State, Value>,
  inputs: readonly Input[],
): (Value | undefined)[] {
  let state = start;
  return inputs.map((input) => {
    const step = next(state, input);
    state = step.state;
    return step.value;
  });
}
