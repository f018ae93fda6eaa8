import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { bloodTest, exampleTitle, lifeOf, measurementRows, symptomRows } from './log-parts.ts';
import type { Course, Story, Therapy } from './story.ts';

const COURSE_DAYS = 21;
/** Days of a course on which the person writes, besides the first. */
const AFTER = 3;
const CALM = 12;

interface Place {
  story: Story;
  therapy: Therapy;
  /** From 1. */
  number: number;
  /** First day of the course. */
  day: string;
}

/** Three logs for each course: at the hospital, a few days after it, and in the second week. */
export function therapyLogs(story: Story, therapy: Therapy, start: string): TreatmentLogForm[] {
  return therapy.courses.flatMap((course, index) => {
    const day = addDays(start, therapy.firstDay + index * COURSE_DAYS);
    const place = { story, therapy, number: index + 1, day };
    return [hospitalDay(place, course), dayAfter(place, course), calmDay(place, course)];
  });
}

function hospitalDay({ story, therapy, number, day }: Place, course: Course): TreatmentLogForm {
  const { hospital, bloodItems } = story;
  return {
    log_date: day,
    log_time: '16:30',
    title: exampleTitle(therapy.title.replace('{n}', String(number))),
    is_visiting_hospital_log: true,
    is_medicine_log: therapy.given.length > 0,
    visit: { ...hospital, kind: 'outpatient', explanation: course.told, cost_yen: therapy.costYen },
    medicines: [...therapy.given],
    measurements: measurementRows({ weight: course.weight, pressure: course.pressure }),
    test_results: [bloodTest(bloodItems, course.blood, day, hospital.hospital_name)],
    treatments: [
      {
        type: therapy.type,
        name: therapy.name,
        started_on: addDays(day, (1 - number) * COURSE_DAYS),
        course_number: number,
        day_number: 1,
        status: 'ongoing',
      },
    ],
  };
}

function dayAfter({ therapy, number, day }: Place, { after }: Course): TreatmentLogForm {
  return {
    log_date: addDays(day, AFTER),
    log_time: '19:40',
    title: exampleTitle(`${number}コース目の${AFTER + 1}日め`),
    is_condition_log: true,
    is_medicine_log: therapy.atHome.length > 0,
    is_other_log: true,
    symptoms: symptomRows(after.symptoms),
    measurements: measurementRows({ temperature: after.temperature }),
    medicines: [...therapy.atHome],
    other: { text: after.text },
  };
}

function calmDay({ day }: Place, { calm }: Course): TreatmentLogForm {
  return {
    log_date: addDays(day, CALM),
    title: exampleTitle('くらしの記録'),
    is_life_log: true,
    is_other_log: true,
    life: lifeOf(calm),
    other: { text: calm.text },
  };
}
