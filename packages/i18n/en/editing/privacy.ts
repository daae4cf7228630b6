import type { Messages } from '../../types/message.ts';

export const privacy = {
  promotesStaking: {
    problem:
      '“{found}” reads as an invitation to stake money, which the law forbids (Online Gaming Act, 2025)',
    expected:
      'Leave it out. Words of others, in an order or a warning, belong in “quotation marks”.',
  },
  aadhaarNumber: {
    problem: '{found} is an Aadhaar number',
    expected:
      'The text without the number. If it was published already, tell the grievance officer at once.',
  },
  panNumber: {
    problem: '{found} is an income tax number (PAN)',
    expected:
      'The text without the number. If it was published already, tell the grievance officer at once.',
  },
  phoneInOrder: {
    problem: '{found} is the telephone number of somebody in the case',
    expected:
      'Orders are published without anything by which a party can be known. Leave the number out.',
  },
  mailInOrder: {
    problem: '{found} is the e-mail address of somebody in the case',
    expected:
      'Orders are published without anything by which a party can be known. Leave the address out.',
  },
} as const satisfies Messages;
