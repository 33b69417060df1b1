import type { PaperInbox } from '@carnet/contracts';
import { mostBytes, USUAL_LIMITS } from '../files';
import { paths } from '../paths';
import { uploadEngine } from '../uploads';

const inbox: PaperInbox = {
  to: paths.documents(),
  take: async (files) => {
    const fitting = files.filter(({ name, size }) => size <= mostBytes(USUAL_LIMITS, name));
    if (fitting.length === 0) return files;
    const left = await (await uploadEngine()).addForGood(fitting, { of: null, kind: 'document' });
    return files.filter((file) => !fitting.includes(file) || left.includes(file));
  },
};
export default inbox;
