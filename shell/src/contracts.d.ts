/** The slots that remotes fill, and what their panels are given. */
import type {} from '@carnet/contracts';
