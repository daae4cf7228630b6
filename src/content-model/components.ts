import { BlankRows } from './components/BlankRows.ts';
import { ButtonLink } from './components/ButtonLink.ts';
import { Card } from './components/Card.ts';
import { Cards } from './components/Cards.ts';
import { CertificateExamples } from './components/CertificateExamples.ts';
import { CertificateKeys } from './components/CertificateKeys.ts';
import { CertificatePrefix } from './components/CertificatePrefix.ts';
import { CertificateRequest } from './components/CertificateRequest.ts';
import { CertificateVerifier } from './components/CertificateVerifier.ts';
import { Chart } from './components/Chart.ts';
import { ClearStorage } from './components/ClearStorage.ts';
import { Column } from './components/Column.ts';
import { Columns } from './components/Columns.ts';
import { ContactDetails } from './components/ContactDetails.ts';
import { ContactForm } from './components/ContactForm.ts';
import { Courts } from './components/Courts.ts';
import { DataSets } from './components/DataSets.ts';
import { DataTable } from './components/DataTable.ts';
import { Days } from './components/Days.ts';
import { Deadlines } from './components/Deadlines.ts';
import { Demonstration } from './components/Demonstration.ts';
import { EntriesByYear } from './components/EntriesByYear.ts';
import { EntryList } from './components/EntryList.ts';
import { ErrorPage } from './components/ErrorPage.ts';
import { Feeds } from './components/Feeds.ts';
import { Field } from './components/Field.ts';
import { Fields } from './components/Fields.ts';
import { Hero } from './components/Hero.ts';
import { KeptFor } from './components/KeptFor.ts';
import { Links } from './components/Links.ts';
import { LookUpService } from './components/LookUpService.ts';
import { MailTo } from './components/MailTo.ts';
import { MembershipForm } from './components/MembershipForm.ts';
import { Note } from './components/Note.ts';
import { OpeningHours } from './components/OpeningHours.ts';
import { OurAddress } from './components/OurAddress.ts';
import { OurName } from './components/OurName.ts';
import { OurSite } from './components/OurSite.ts';
import { Panel } from './components/Panel.ts';
import { People } from './components/People.ts';
import { PortalHost } from './components/PortalHost.ts';
import { PortalLink } from './components/PortalLink.ts';
import { PositionOfLaw } from './components/PositionOfLaw.ts';
import { SiteMap } from './components/SiteMap.ts';
import { Stat } from './components/Stat.ts';
import { Stats } from './components/Stats.ts';
import { Steps } from './components/Steps.ts';
import { Sum } from './components/Sum.ts';
import { Tab } from './components/Tab.ts';
import { Tabs } from './components/Tabs.ts';
import { TierTable } from './components/TierTable.ts';
import { Timeline } from './components/Timeline.ts';
import { TimelineItem } from './components/TimelineItem.ts';
import { VerifierSample } from './components/VerifierSample.ts';
import { WhereLookUp } from './components/WhereLookUp.ts';
import { WherePortal } from './components/WherePortal.ts';
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
 * @example toTag('Card', { title: 'Fairness' }, '…') // '<Card title="Fairness">…</Card>'
 */
export function toTag(name: ComponentName, attributes: Written, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const opening = `<${name}${written.join('')}`;
  return text === undefined ? `${opening} />` : `${opening}>${text}</${name}>`;
}

/** The names of the components that files made from a text can show; the others need a page. */
export const documentComponents = componentNames.filter((name) => getComponent(name).document);
