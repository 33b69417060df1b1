/** The panels that remotes offer, by their names and props. */
import type {} from '@carnet/contracts';
