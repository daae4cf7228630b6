import { beforeEach, inject } from 'vitest';

beforeEach(({ skip }) => {
  skip(!inject('postgres'), 'No Postgres is installed on this machine.');
});
