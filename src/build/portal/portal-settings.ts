import type { Settings } from '../../content-model/settings.ts';
import type { PortalSettings } from '../../core/portal-settings.ts';

/** What the portal must know of the settings that staff edit. */
export function toPortalSettings(settings: Settings): PortalSettings {
  const { site, name, certificatePrefix, contact, supportHours, holidays, colours, retention } =
    settings;
  const closing = supportHours.map(({ closes }) => closes).sort();
  return {
    site,
    name,
    colours,
    referencePrefix: certificatePrefix,
    email: contact.email,
    ombudsmanEmail: contact.ombudsmanEmail ?? contact.email,
    closes: closing.at(-1) ?? '24:00',
    holidays: holidays.map(({ day }) => day),
    retention,
  };
}
