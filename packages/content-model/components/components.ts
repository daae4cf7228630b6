import { BlankRows } from './BlankRows.ts';
import { ButtonLink } from './ButtonLink.ts';
import { Card } from './Card.ts';
import { Cards } from './Cards.ts';
import { CertificateExamples } from './CertificateExamples.ts';
import { CertificateKeys } from './CertificateKeys.ts';
import { CertificatePrefix } from './CertificatePrefix.ts';
import { CertificateRequest } from './CertificateRequest.ts';
import { CertificateVerifier } from './CertificateVerifier.ts';
import { Chart } from './Chart.ts';
import { ClearStorage } from './ClearStorage.ts';
import { Column } from './Column.ts';
import { Columns } from './Columns.ts';
import { ContactDetails } from './ContactDetails.ts';
import { ContactForm } from './ContactForm.ts';
import { Courts } from './Courts.ts';
import { DataSets } from './DataSets.ts';
import { DataTable } from './DataTable.ts';
import { Days } from './Days.ts';
import { Deadlines } from './Deadlines.ts';
import { Demonstration } from './Demonstration.ts';
import { EntriesByYear } from './EntriesByYear.ts';
import { EntryList } from './EntryList.ts';
import { ErrorPage } from './ErrorPage.ts';
import { Feeds } from './Feeds.ts';
import { Field } from './Field.ts';
import { Fields } from './Fields.ts';
import { Hero } from './Hero.ts';
import { KeptFor } from './KeptFor.ts';
import { Links } from './Links.ts';
import { LookUpService } from './LookUpService.ts';
import { MailTo } from './MailTo.ts';
import { MembershipForm } from './MembershipForm.ts';
import { Note } from './Note.ts';
import { OpeningHours } from './OpeningHours.ts';
import { OurAddress } from './OurAddress.ts';
import { OurName } from './OurName.ts';
import { OurSite } from './OurSite.ts';
import { Panel } from './Panel.ts';
import { People } from './People.ts';
import { PortalHost } from './PortalHost.ts';
import { PortalLink } from './PortalLink.ts';
import { PositionOfLaw } from './PositionOfLaw.ts';
import { SiteMap } from './SiteMap.ts';
import { Stat } from './Stat.ts';
import { Stats } from './Stats.ts';
import { Steps } from './Steps.ts';
import { Sum } from './Sum.ts';
import { Tab } from './Tab.ts';
import { Tabs } from './Tabs.ts';
import { TierTable } from './TierTable.ts';
import { Timeline } from './Timeline.ts';
import { TimelineItem } from './TimelineItem.ts';
import { VerifierSample } from './VerifierSample.ts';
import { WhereLookUp } from './WhereLookUp.ts';
import { WherePortal } from './WherePortal.ts';
import type { ComponentDefinition, Written } from './component-definition.ts';
import type { ComponentName } from '@federation/i18n/editing';

/**
 * The components that a text may use, by the name they are written with, in the order in which
 * editors are offered them. The list is closed: anything else in a text stops the build.
 */
const components = {
  Note,
  PositionOfLaw,
  Tabs,
  Tab,
  Cards,
  Card,
  Steps,
  Timeline,
  TimelineItem,
  Stats,
  Stat,
  ButtonLink,
  DataTable,
  Links,
  People,
  EntryList,
  EntriesByYear,
  Chart,
  SiteMap,
  TierTable,
  Feeds,
  DataSets,
  ContactDetails,
  OpeningHours,
  CertificatePrefix,
  OurName,
  OurAddress,
  MailTo,
  OurSite,
  Courts,
  PortalLink,
  Deadlines,
  ClearStorage,
  LookUpService,
  WhereLookUp,
  KeptFor,
  PortalHost,
  WherePortal,
  Demonstration,
  ErrorPage,
  ContactForm,
  MembershipForm,
  CertificateRequest,
  CertificateVerifier,
  CertificateKeys,
  VerifierSample,
  CertificateExamples,
  Fields,
  Field,
  BlankRows,
  Sum,
  Days,
  Hero,
  Columns,
  Column,
  Panel,
} satisfies Record<ComponentName, ComponentDefinition>;

/** The names of all components. */
export const componentNames = Object.keys(components) as ComponentName[];

/** The definition of a component; undefined where there is none of that name. */
export function findComponent(name: string | null | undefined): ComponentDefinition | undefined {
  return name && Object.hasOwn(components, name) ? getComponent(name as ComponentName) : undefined;
}

/** The definition of a component. */
export function getComponent(name: ComponentName): ComponentDefinition {
  return components[name];
}

/**
 * A component as it is written in a text.
 *
 * @param text what is between its tags, if anything
 * @example formatTag('Card', { title: 'Fairness' }, '…') // '<Card title="Fairness">…</Card>'
 */
export function formatTag(name: ComponentName, attributes: Written, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const opening = `<${name}${written.join('')}`;
  return text === undefined ? `${opening} />` : `${opening}>${text}</${name}>`;
}

/** The names of the components that files made from a text can show; the others need a page. */
export const documentComponents = componentNames.filter((name) => getComponent(name).document);
