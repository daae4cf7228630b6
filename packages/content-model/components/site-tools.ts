import { formatDuration } from '@federation/base/duration';
import { errorKinds } from '@federation/base/error-kinds';
import { isPortal, portalStates, type PortalState } from '@federation/portal/contract/api';
import { defineComponent, inGroup } from './component-definition.ts';
import { choice } from '../fields/fields.ts';
import { isDemonstrationSite } from '../settings/settings.ts';

/** The data that the portal keeps for a time set in the settings. */
const kept = ['message', 'complaint', 'application', 'certificate', 'backups'] as const;

/** Tools of the site, and what a text says of its services and of the portal. */
export const toolComponents = inGroup('site', {
  PortalLink: defineComponent({}),
  Deadlines: defineComponent({}),
  ClearStorage: defineComponent({
    isOfOnePage: true,
  }),
  LookUpService: defineComponent({
    isOfOnePage: true,
    document: {
      value: ({ settings: { visitorLookup } }) => {
        const { origin, host } = new URL(visitorLookup.url);
        return { type: 'link', url: origin, children: [{ type: 'text', value: host }] };
      },
    },
  }),
  WhereLookUp: defineComponent({
    isOfOnePage: true,
    attributes: { is: choice('WhereLookUp.is', ['automatic', 'on-request']) },
    text: 'required',
    isShown: ({ visitorLookup }, { is }) => visitorLookup.mode === is,
    document: 'children',
  }),
  KeptFor: defineComponent({
    attributes: { what: choice('KeptFor.what', kept) },
    document: {
      value: ({ settings, language }, { what }) => ({
        type: 'text',
        value: formatDuration(
          settings.retention[what],
          what === 'backups' ? 'day' : 'month',
          language,
        ),
      }),
    },
  }),
  PortalHost: defineComponent({
    document: {
      value: ({ settings: { portal, site } }) => ({
        type: 'text',
        value: new URL(portal?.api ?? site).host,
      }),
    },
  }),
  WherePortal: defineComponent({
    attributes: { is: choice('WherePortal.is', portalStates) },
    text: 'required',
    isShown: ({ portal }, { is }) => isPortal(portal, is as PortalState),
    document: 'children',
  }),
  Demonstration: defineComponent({
    text: 'required',
    isShown: isDemonstrationSite,
    document: 'children',
  }),
  ErrorPage: defineComponent({
    isOfOnePage: true,
    attributes: { kind: choice('ErrorPage.kind', errorKinds) },
    text: 'optional',
  }),
});
