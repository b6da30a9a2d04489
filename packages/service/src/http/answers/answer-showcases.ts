import { detailsOf } from '@meshwright/contract/schema';
import { ServiceError } from '../../service-error.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { charge } from '../../store/ledger.ts';
import type { Store } from '../../store/tables.ts';
