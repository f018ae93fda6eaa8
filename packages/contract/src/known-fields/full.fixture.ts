/** Every field is there, down to the first row of each list: a new field of the contract is asked for here by the compiler. */
export type Full<T> = T extends (infer Row)[]
  ? [Full<Row>, ...Row[]]
  : T extends object
    ? { [Name in keyof T]-?: Full<NonNullable<T[Name]>> }
    : T;
