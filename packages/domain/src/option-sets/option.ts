/** One choice: its value on the wire and its words on screen. The order of a set is the order on screen. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

type ValueOf<Options extends readonly Option<string | number>[]> = Options[number]['value'];

/** The wire values of a set as the non-empty list a schema asks for. */
export function optionValues<
  const Options extends readonly [Option<string | number>, ...Option<string | number>[]],
>(options: Options): [ValueOf<Options>, ...ValueOf<Options>[]] {
  const [first, ...rest] = options.map((option) => option.value) as [ValueOf<Options>, ...ValueOf<Options>[]];
  return [first, ...rest];
}

/** The words of a value, or null for a value the set does not have. */
export function optionLabel(options: readonly Option<string | number>[], value: unknown): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}
