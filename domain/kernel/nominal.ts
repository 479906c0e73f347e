declare const NAME: unique symbol;

/**
 * A text or a number that counts as what its name says, and as nothing else of the same shape: the id of a person is not
 * taken for the id of a lesson, nor an amount in dollars for one in cents. It costs nothing at run time.
 */
export type Nominal<T extends string | number, Name extends string> = T & { readonly [NAME]: Name };

/**
 * Says what a text or a number is. Only where it comes in from outside and was found to be that: in a schema
 * (`v.transform(nominal<LessonId>)`), from a token, from a provider. What comes out of the database has the type of its query.
 */
export function nominal<N extends Nominal<string | number, string>>(
  value: N extends string ? string : number,
): N {
  return value as N;
}
