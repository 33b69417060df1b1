/** Declares the slots that remotes fill, and the props of their panels. */
import type {} from '@carnet/contracts';
