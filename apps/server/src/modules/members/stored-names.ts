interface Named {
  last_name: string | null;
  last_name_kana: string | null;
}

/** Names as they are kept: an empty family name of who has one name alone. */
export function storedNames<N extends Named>(named: N) {
  return { ...named, last_name: named.last_name ?? '', last_name_kana: named.last_name_kana ?? '' };
}

/** Kept names as a form says them. */
export function formNames<N extends { last_name: string; last_name_kana: string }>(named: N) {
  return { ...named, last_name: named.last_name || null, last_name_kana: named.last_name_kana || null };
}
