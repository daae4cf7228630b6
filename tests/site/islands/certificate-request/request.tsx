import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { CertificateRequest } from '../../../../src/islands/certificate-request/CertificateRequest.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';

export const api = 'https://portal.example/api/v1';

const { forms, formOutcome, certificateRequest } = getIslandTexts('en');

export const text = { ...forms, ...formOutcome, ...certificateRequest };

export function showRequest(props: Partial<ComponentProps<typeof CertificateRequest>> = {}) {
  document.title = 'Request';
  return render(
    <CertificateRequest
      text={text}
      api={api}
      own={undefined}
      email="support@ifsf.example"
      {...props}
    />,
  );
}

/** Simulates the portal with one response per call; the last is used for all further calls. */
export function portalAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const portal = vi.fn<typeof fetch>((_, init) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      void Promise.resolve()
        .then(() => answer?.() ?? Response.error())
        .then(resolve, reject);
    });
  });
  vi.stubGlobal('fetch', portal);
  return portal;
}

export const accepted = () => Response.json({ message: 'ok' });

export const never = () => new Promise<Response>(() => undefined);

/** Fills in the form and sends it. */
export async function sendForm(button = text.submit) {
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(text.fullName), 'Asha Rao');
  await user.type(screen.getByLabelText(text.mobileNumber), '98765 43210');
  await user.type(screen.getByLabelText(text.emailId), 'asha@bank.example');
  await user.selectOptions(screen.getByLabelText(text.purpose), 'bank');
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}

/** The body of a call. */
export function bodyOf(portal: ReturnType<typeof portalAnswers>, call: number) {
  return portal.mock.calls[call]?.[1]?.body;
}
