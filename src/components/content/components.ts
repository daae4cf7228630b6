import Link from '../site/Link.astro';
import BlankRows from './BlankRows.astro';
import ButtonLink from './ButtonLink.astro';
import Card from './Card.astro';
import Cards from './Cards.astro';
import CertificateExamples from './CertificateExamples.astro';
import CertificateKeys from './CertificateKeys.astro';
import CertificateRequest from './CertificateRequest.astro';
import CertificateVerifier from './CertificateVerifier.astro';
import Chart from './Chart.astro';
import ClearStorage from './ClearStorage.astro';
import Column from './Column.astro';
import Columns from './Columns.astro';
import ContactDetails from './ContactDetails.astro';
import ContactForm from './ContactForm.astro';
import DataSets from './DataSets.astro';
import Days from './Days.astro';
import Deadlines from './Deadlines.astro';
import ErrorPage from './ErrorPage.astro';
import Feeds from './Feeds.astro';
import Field from './Field.astro';
import Fields from './Fields.astro';
import Stat from './Stat.astro';
import Stats from './Stats.astro';
import Hero from './Hero.astro';
import Links from './Links.astro';
import LookUpService from './LookUpService.astro';
import MembershipForm from './MembershipForm.astro';
import TimelineItem from './TimelineItem.astro';
import Note from './Note.astro';
import Panel from './Panel.astro';
import People from './People.astro';
import PortalLink from './PortalLink.astro';
import PositionOfLaw from './PositionOfLaw.astro';
import EntriesByYear from './EntriesByYear.astro';
import EntryList from './EntryList.astro';
import DataTable from './DataTable.astro';
import SiteMap from './SiteMap.astro';
import Steps from './Steps.astro';
import Sum from './Sum.astro';
import Tab from './Tab.astro';
import Tabs from './Tabs.astro';
import TierTable from './TierTable.astro';
import Timeline from './Timeline.astro';
import type { ContentComponentName } from '../../collections/site/content-components.ts';

/** Everything a text may place, by the name it is written with. Its attributes are described in `src/collections/site/content-components.ts`. */
export const contentComponents = {
  a: Link,
  BlankRows,
  ButtonLink,
  Card,
  Cards,
  CertificateExamples,
  CertificateKeys,
  CertificateRequest,
  CertificateVerifier,
  Chart,
  ClearStorage,
  Column,
  Columns,
  ContactDetails,
  ContactForm,
  DataSets,
  Days,
  Deadlines,
  ErrorPage,
  Feeds,
  Field,
  Fields,
  Stat,
  Stats,
  Hero,
  Links,
  LookUpService,
  MembershipForm,
  TimelineItem,
  Note,
  Panel,
  People,
  PortalLink,
  PositionOfLaw,
  EntriesByYear,
  EntryList,
  DataTable,
  SiteMap,
  Steps,
  Sum,
  Tab,
  Tabs,
  TierTable,
  Timeline,
} satisfies Record<ContentComponentName | 'a', unknown>;
