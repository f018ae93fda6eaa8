import type { VariantKey } from '@hidamari/domain/site-variants';
import { addressIn } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';
import type { LinkingSender } from './templates/letter.ts';

/**
 * Whose mail it is, for every template: the variant of whoever is written to decides number, hours and every address, so
 * that no mail can lead to another programme than its own (decision 0074).
 */
export function letterSender(
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts' | 'phones'>,
  variant: VariantKey,
): LinkingSender {
  return {
    variant,
    phone: settings.phones[variant],
    addressOf: (href) => addressIn(settings, variant, href),
  };
}
