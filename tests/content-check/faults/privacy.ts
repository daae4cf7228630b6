import { mdx, notice, page, pageInHindi } from '../fixture.ts';
import { passes, sample, text, type Message, type SownFault } from './sown-fault.ts';

const order = 'orders/closed-account/en.mdx';

const inOrder = (body: string) =>
  mdx(
    {
      title: 'Account closed without notice',
      summary: 'The operator closed an account without the notice that the charter asks for.',
      number: 'OMB/2026/001',
      kind: 'upheld',
      date: '2026-11-18',
    },
    body,
  );

const hindi = (name: string, body: string): SownFault => ({
  name,
  files: { [sample]: page(), 'pages/sample/hi.mdx': pageInHindi(body) },
  finds: [{ message: 'promotesStaking', file: 'pages/sample/hi.mdx', line: 5, field: 'text' }],
});

const orderText = (name: string, body: string, message: Message): SownFault => ({
  name,
  files: { [order]: inOrder(`${body}\n`) },
  finds: [{ message, file: order, line: 8, field: 'text' }],
});

const orderPasses = (name: string, body: string): SownFault => ({
  name,
  files: { [order]: inOrder(`${body}\n`) },
  finds: [],
});

export const sown: readonly SownFault[] = [
  text(
    'an invitation to win cash',
    'Play today and win real cash in every match.\n',
    'promotesStaking',
  ),
  text(
    'an invitation to deposit',
    'Deposit ₹100 and win up to ten times as much.\n',
    'promotesStaking',
  ),
  text('a contest for money', 'Join our contests for real money this season.\n', 'promotesStaking'),
  text(
    'a bonus for joining',
    'New players get a welcome bonus on the first day.\n',
    'promotesStaking',
  ),
  text('a call to place a bet', 'Place your bet before the toss.\n', 'promotesStaking'),
  text(
    'an entry fee as an offer',
    'Mega league: entry fee just ₹49, first prize a car.\n',
    'promotesStaking',
  ),
  {
    name: 'a notice that praises cash prizes',
    files: {
      'notices/league/en.mdx': notice({
        summary: 'The summer league has cash prizes for everybody who takes part.',
      }),
    },
    finds: [
      { message: 'promotesStaking', file: 'notices/league/en.mdx', line: 3, field: 'summary' },
    ],
  },
  hindi('a Hindi invitation to win cash', 'आज ही खेलें और नकद जीतें।\n'),
  hindi('a Hindi call to stake', 'मैच से पहले दाँव लगाएँ और मज़ा लें।\n'),
  hindi('a Hindi call to deposit', 'थोड़ा धन जमा करें और बड़ा इनाम पाएँ, हर दिन पैसे कमाएँ।\n'),
  passes('a warning', 'Never deposit money to play, and report sites that let you win cash.'),
  passes(
    'what the law says',
    'A game counts as one if a user stakes money in the expectation of a gain.',
  ),
  passes(
    'which games the law means',
    'The Act covers games in which players deposit money to win money.',
  ),
  passes('a fee that is to be paid', 'Deposit the yearly fee and join before December.'),
  passes('what a workshop costs', 'The workshop has an entry fee of ₹500 for guests.'),
  passes('an advertisement that is quoted', 'The advertisement said “Win real cash today”.'),
  passes('contests without money', 'Members offer contests free of charge; winners get a trophy.'),
  {
    name: 'a Hindi warning',
    files: {
      [sample]: page(),
      'pages/sample/hi.mdx': pageInHindi('खेलने के लिए कभी पैसे न दें; नकद जीतने का वादा धोखा है।\n'),
    },
    finds: [],
  },

  text('an Aadhaar number', 'The form names 9999 4105 7058 as proof.\n', 'aadhaarNumber'),
  text('a PAN', 'The invoice names ABCPK1234L as payer.\n', 'panNumber'),

  orderText(
    'the mobile number of a complainant',
    'The complainant was called on 98765 43210.',
    'phoneInOrder',
  ),
  orderText(
    'the e-mail address of a complainant',
    'The complainant wrote from asha.k@gmail.com twice.',
    'mailInOrder',
  ),
  orderPasses(
    'the address and the telephone of the office',
    'Write to support@ifsf.example or call +91 11 5550 0100.',
  ),
  passes('a telephone number on a page', 'Call the ministry on 011-2430 1851.'),
];
