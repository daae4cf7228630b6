import { dictionaries } from '@federation/i18n/strings';
import { findUnconfirmed, sendCode, tryCode } from '../codes/one-time-codes.ts';
import { confirmRequest, insertSubmission, receiveSubmission } from '../submissions/receive.ts';
import type { Endpoint } from './endpoint.ts';
import { receiptResponse } from './forms.ts';

/** Stores a request for a certificate until a code confirms its address. */
export const certificateRequestEndpoint: Endpoint<'/members/certificate-request'> = {
  path: '/members/certificate-request',
  call: 'form',
  handle: async (call, payload) => {
    const { full_name: name, email } = payload;
    const content = { sent: 'certificate', name, email, payload } as const;
    const { codeSent: message } = dictionaries[call.language].portal;
    // Without the address, because the stored answer is kept longer than an unconfirmed request.
    const answer = { status: 200, body: { message } } as const;
    if (call.isSpam) {
      await receiveSubmission(call, content);
      return answer;
    }
    const earlier = await findUnconfirmed(call, email);
    const isSame = earlier?.payload === JSON.stringify(payload);
    // A requester has one unconfirmed request: a new code is not a second request.
    if (earlier && !isSame)
      await call.store.deleteFrom('submissions').where('id', '=', earlier.id).execute();
    const { id } = earlier && isSame ? earlier : await insertSubmission(call, content);
    await sendCode(call, id, email);
    return answer;
  },
};

/** Confirms the address of a request by its code. */
export const emailVerifyEndpoint: Endpoint<'/members/email-verify'> = {
  path: '/members/email-verify',
  call: 'code',
  handle: async (call, { email, otp }) => {
    const id = await tryCode(call, email, otp);
    if (id === undefined) {
      const { codeRefused } = dictionaries[call.language].portal;
      return { status: 400, body: { message: codeRefused } };
    }
    return receiptResponse(call, 200, await confirmRequest(call, id, email));
  },
};
