import { z } from 'astro/zod';
import { count, described, flag, target, url } from '../fields/fields.ts';

/** The portal to which members and visitors send something. */
export const portal = z
  .strictObject({
    login: url('settings.portalLogin', 'https://portal.federation.example/login').optional(),
    ours: flag('settings.portalOurs'),
    api: url('settings.portalApi', 'https://portal.federation.example/api/v1').optional(),
    applications: target('settings.portalApplications', '/members/applications').optional(),
    messages: target('settings.portalMessages', '/messages').optional(),
    dkimSelector: z
      .string()
      .regex(/^[\w-]+(\.[\w-]+)*$/)
      .meta(described('settings.portalDkimSelector', 'mail2026'))
      .optional(),
    certificateView: url(
      'settings.portalCertificateView',
      'https://portal.federation.example/certificates',
    ).optional(),
  })
  .meta(described('settings.portal', { login: 'https://portal.federation.example/login' }))
  .optional();

/**
 * For how many months what is sent is kept at least: a year, as rule 8(3) of the Digital Personal
 * Data Protection Rules, 2025 asks from May 2027 (docs/decisions/0087-how-long.md).
 */
const leastMonths = 12;

/** The retention of submissions in months, and of backups in days. */
export const retention = z
  .strictObject({
    application: count('settings.keepApplications', 12, leastMonths),
    message: count('settings.keepMessages', 12, leastMonths),
    complaint: count('settings.keepComplaints', 36, leastMonths),
    certificate: count('settings.keepRequests', 12, leastMonths),
    backups: count('settings.keepBackups', 30, 1),
  })
  .meta(described('settings.retention', { application: 12, message: 12, complaint: 36 }));
