import type { MonitorForm } from '@hidamari/contract/monitor';
import {
  MONITOR_CONTACTS,
  MONITOR_METHODS,
  MONITOR_THEMES,
  MONITOR_TIMES,
  monitorLabels,
} from '@hidamari/domain/monitor';
import type { Definition } from '@hidamari/ui/definition-list';

/** What was written, to be read: by the member, and by the desk. What was left open says what that means. */
export function registrationDefinitions(form: MonitorForm): Definition[] {
  return [
    { term: '参加の方法', description: monitorLabels(MONITOR_METHODS, form.methods) },
    { term: '連絡の方法', description: monitorLabels(MONITOR_CONTACTS, form.contacts) },
    {
      term: '連絡がつきやすい時間',
      description: monitorLabels(MONITOR_TIMES, form.times) || 'いつでも',
    },
    {
      term: '話せるテーマ',
      description: monitorLabels(MONITOR_THEMES, form.themes) || 'そのつど決める',
    },
    { term: '配慮してほしいこと', description: form.wishes || 'とくになし' },
  ];
}
