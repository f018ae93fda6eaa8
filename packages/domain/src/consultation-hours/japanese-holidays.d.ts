/** The part of the library that the exhaustive check of the hours uses; it comes without types. */
declare module 'japanese-holidays' {
  const japaneseHolidays: {
    /** Holidays of a year; `furikae`: substitute days and days between two holidays too. */
    getHolidaysOf(year: number, furikae: boolean): { month: number; date: number; name: string }[];
  };
  export default japaneseHolidays;
}
