import { stripMarkup } from '@hidamari/domain/japanese-text';

/** Labels of the controls of a drawn form, by the name under which a message finds the control. */
export function labelsIn(html: string): [name: string, label: string][] {
  const labelOf = new Map(
    [...html.matchAll(/<label[^>]*\bfor="([^"]+)"[^>]*>([\s\S]*?)<\/label>/g)].map(
      ([, id = '', words = '']) => [id, stripMarkup(words)],
    ),
  );
  return [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].flatMap(([control]) => {
    const [id, name] = ['id', 'name'].map((key) => new RegExp(`\\b${key}="([^"]+)"`).exec(control)?.[1]);
    const label = id === undefined ? undefined : labelOf.get(id);
    return name === undefined || label === undefined ? [] : [[name, label] as [string, string]];
  });
}
