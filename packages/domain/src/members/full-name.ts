/** Family and given name as they are written together; a person with one name has the given one alone. */
export function fullName(lastName: string, firstName: string): string {
  return lastName === '' ? firstName : `${lastName} ${firstName}`;
}
